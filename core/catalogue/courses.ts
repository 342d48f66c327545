import type { moduleCategories, moduleIcons } from '../contract/index.ts';

export const moduleIds = [
  'money-basics',
  'budgeting',
  'saving-first',
  'safe-account',
  'charges',
  'esusu',
  'emergency-fund',
  'credit',
  'credit-score',
  'scams',
  'business-money',
  'interest-inflation',
  'investing-first',
  'ponzi',
] as const;
export type ModuleId = (typeof moduleIds)[number];

/** A course without its words: `right` are the right options of its quiz, counted from 0. */
export type Course = {
  id: ModuleId;
  category: (typeof moduleCategories)[number];
  icon: (typeof moduleIcons)[number];
  minutes: number;
  points: number;
  needs: readonly ModuleId[];
  right: readonly number[];
};

const course = (
  id: ModuleId,
  category: Course['category'],
  icon: Course['icon'],
  rest: { minutes: number; needs?: readonly ModuleId[]; right: readonly number[] },
): Course => ({
  id,
  category,
  icon,
  minutes: rest.minutes,
  needs: rest.needs ?? [],
  right: rest.right,
  points: { basic: 120, intermediate: 180, advanced: 240 }[category],
});

/** The courses, in the order in which one learns them. */
export const courses: readonly Course[] = [
  course('money-basics', 'basic', 'lightbulb', { minutes: 5, right: [1, 2, 0] }),
  course('budgeting', 'basic', 'target', { minutes: 6, right: [2, 0, 1] }),
  course('saving-first', 'basic', 'piggybank', { minutes: 5, right: [0, 1, 2] }),
  course('safe-account', 'basic', 'award', { minutes: 6, right: [2, 1, 0] }),
  course('charges', 'basic', 'lightbulb', { minutes: 5, right: [1, 0, 2] }),
  course('esusu', 'intermediate', 'piggybank', { minutes: 7, needs: ['saving-first'], right: [0, 2, 1] }),
  course('emergency-fund', 'intermediate', 'target', {
    minutes: 6,
    needs: ['saving-first'],
    right: [1, 0, 2],
  }),
  course('credit', 'intermediate', 'lightbulb', { minutes: 7, needs: ['budgeting'], right: [2, 1, 0] }),
  course('credit-score', 'intermediate', 'trending', { minutes: 6, needs: ['credit'], right: [0, 2, 1] }),
  course('scams', 'intermediate', 'award', { minutes: 7, needs: ['safe-account'], right: [1, 2, 0] }),
  course('business-money', 'intermediate', 'trending', {
    minutes: 7,
    needs: ['budgeting'],
    right: [2, 0, 1],
  }),
  course('interest-inflation', 'advanced', 'trending', {
    minutes: 8,
    needs: ['emergency-fund'],
    right: [0, 1, 2],
  }),
  course('investing-first', 'advanced', 'target', {
    minutes: 8,
    needs: ['interest-inflation'],
    right: [1, 0, 2],
  }),
  course('ponzi', 'advanced', 'award', { minutes: 7, needs: ['scams'], right: [2, 1, 0] }),
];

/** The course with this id. */
export const findCourse = (id: string): Course | undefined => courses.find((each) => each.id === id);

/** What reading one lesson brings; the rest of a course's points comes with its quiz. */
export const LESSON_POINTS = 10;
/** The words of a course, in one language. */
export type CourseWords = {
  title: string;
  about: string;
  lessons: readonly { title: string; text: string; keep: string }[];
  quiz: readonly { question: string; options: readonly string[]; why: string }[];
};

export const achievementIds = [
  'first-lesson',
  'first-course',
  'perfect-quiz',
  'streak-3',
  'streak-7',
  'five-courses',
  'all-basic',
  'safe-hands',
  'all-courses',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** What each achievement brings. */
export const achievementPoints: Record<AchievementId, number> = {
  'first-lesson': 10,
  'first-course': 20,
  'perfect-quiz': 20,
  'streak-3': 30,
  'streak-7': 60,
  'five-courses': 40,
  'all-basic': 40,
  'safe-hands': 40,
  'all-courses': 100,
};
