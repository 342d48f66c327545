export { certificatePdf } from './certificate.ts';
export {
  answerQuiz,
  type CourseView,
  getCertificate,
  leaderboard,
  listAchievements,
  listCourses,
  nextCourse,
  PASSES,
  progressOf,
  readCourse,
  readLesson,
  setListed,
  startCourse,
} from './lessons.ts';
export { claimReward, listRewards, type RewardId, type RewardView, rewards } from './rewards.ts';
