import Type from 'typebox';
import { amount, instant, nullable, object, oneOf, rows, text } from './row.ts';

export const moduleCategories = ['basic', 'intermediate', 'advanced'] as const;
export const moduleIcons = ['piggybank', 'trending', 'target', 'lightbulb', 'award'] as const;
export const moduleFilters = ['all', ...moduleCategories] as const;
export const rewardIds = ['credit', 'premium', 'certificate'] as const;

const id = Type.String({ pattern: '^[a-z0-9-]{2,40}$' });

const course = object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  category: oneOf(moduleCategories),
  icon: oneOf(moduleIcons),
  /** Minutes. */
  duration: Type.Integer(),
  lessons: Type.Integer(),
  points: Type.Integer(),
  /** Percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The titles of what has to be completed first. */
  prerequisites: Type.Array(Type.String()),
  completed: Type.Boolean(),
  /** A prerequisite is missing: it cannot be started. */
  locked: Type.Boolean(),
});

const question = object({
  id: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.String()),
});

const reading = object({
  ...course.properties,
  content: Type.Array(
    object({
      number: Type.Integer(),
      title: Type.String(),
      text: Type.String(),
      /** What to keep of it, in a line. */
      keep: Type.String(),
      done: Type.Boolean(),
    }),
  ),
  quiz: Type.Array(question),
  /** Right answers that pass. */
  passes: Type.Integer(),
});

const progress = object({
  totalPoints: Type.Integer(),
  level: Type.Integer(),
  title: oneOf(['Beginner', 'Learning', 'Skilled', 'Expert', 'Master'] as const),
  /** Points still missing to the next level. */
  toNextLevel: Type.Integer(),
  /** Days in a row, today or yesterday among them. */
  streak: Type.Integer(),
  completedModules: Type.Integer(),
  /** The caller is shown on the leaderboard. */
  listed: Type.Boolean(),
});

const reward = object({
  id: oneOf(rewardIds),
  title: Type.String(),
  points: Type.Integer(),
  status: oneOf(['locked', 'ready', 'claimed'] as const),
  claimedAt: nullable(instant),
});

export const education = rows({
  'GET /api/education/modules': {
    about: 'The courses, with the caller’s progress where there is a caller.',
    auth: 'anyone',
    query: object({ filter: Type.Optional(oneOf(moduleFilters)) }),
    reply: Type.Array(course),
    faults: [],
  },
  'GET /api/education/modules/{filter}': {
    about: 'The courses of one category, or all.',
    auth: 'anyone',
    params: object({ filter: oneOf(moduleFilters) }),
    reply: Type.Array(course),
    faults: [],
  },
  'GET /api/education/modules/{id}/lessons': {
    about: 'A course to read: its lessons, and the questions of its quiz without the answers.',
    auth: 'anyone',
    params: object({ id }),
    reply: reading,
    faults: ['not_found'],
  },
  'POST /api/education/modules/{id}/start': {
    about: 'Starts a course, or goes on with it. What has to be completed first, has to be completed first.',
    auth: 'customer',
    params: object({ id }),
    reply: reading,
    faults: ['not_found', 'module_locked'],
  },
  'POST /api/education/modules/{id}/lessons/{number}': {
    about: 'Marks a lesson as read.',
    auth: 'customer',
    params: object({ id, number: Type.Integer({ minimum: 1, maximum: 20 }) }),
    reply: object({ progress: Type.Integer(), points: Type.Integer(), message: Type.String() }),
    faults: ['not_found', 'module_locked', 'lesson_order'],
  },
  'POST /api/education/modules/{id}/quiz': {
    about:
      'Answers the quiz: the number of the chosen option of each question, counted from 0. It can be taken again.',
    auth: 'customer',
    params: object({ id }),
    body: object({
      answers: Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { minItems: 1, maxItems: 10 }),
    }),
    reply: object({
      right: Type.Integer(),
      of: Type.Integer(),
      passed: Type.Boolean(),
      completed: Type.Boolean(),
      /** Points that this brought. */
      points: Type.Integer(),
      message: Type.String(),
      /** Of each question: whether it was right, the right option, and why. */
      answers: Type.Array(object({ right: Type.Boolean(), option: Type.Integer(), why: Type.String() })),
      /** Achievements that this brought, by title. */
      achievements: Type.Array(Type.String()),
    }),
    faults: ['not_found', 'module_locked', 'lesson_order', 'bad_request'],
    perMinute: 30,
  },
  'GET /api/education/progress': {
    about: 'Points, level and title, streak, completed courses.',
    auth: 'customer',
    reply: progress,
    faults: [],
  },
  'GET /api/education/achievements': {
    about: 'What can be achieved, and what the customer achieved.',
    auth: 'customer',
    reply: Type.Array(
      object({
        id: Type.String(),
        title: Type.String(),
        description: Type.String(),
        points: Type.Integer(),
        unlocked: Type.Boolean(),
        unlockedAt: nullable(instant),
      }),
    ),
    faults: [],
  },
  'GET /api/education/leaderboard': {
    about: 'Who earned most points this month, of those who want to be shown.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        id: Type.String(),
        rank: Type.Integer(),
        /** First name and an initial. */
        name: Type.String(),
        level: Type.Integer(),
        points: Type.Integer(),
        streak: Type.Integer(),
        you: Type.Boolean(),
      }),
    ),
    faults: [],
  },
  'POST /api/education/leaderboard': {
    about: 'Shows the customer on the leaderboard, or not.',
    auth: 'customer',
    body: object({ listed: Type.Boolean() }),
    reply: progress,
    faults: [],
  },
  'GET /api/education/rewards': {
    about: 'What points bring, and what of it the customer has.',
    auth: 'customer',
    reply: Type.Array(reward),
    faults: [],
  },
  'POST /api/education/rewards/{id}': {
    about: 'Claims a reward, once: ₦100 paid into the account, a premium month, or the certificate.',
    auth: 'customer',
    params: object({ id: oneOf(rewardIds) }),
    reply: object({ ...reward.properties, message: Type.String(), paid: nullable(amount) }),
    faults: ['reward_points', 'customer_frozen'],
    perMinute: 20,
  },
  'GET /api/education/certificate': {
    about: 'The certificate of who claimed it.',
    auth: 'customer',
    produces: 'application/pdf',
    reply: Type.Unknown(),
    faults: ['not_found'],
  },
  'GET /api/education/certificates/{number}': {
    about: 'Whether a certificate is ours: for whoever is shown one.',
    auth: 'anyone',
    params: object({ number: text(20) }),
    reply: object({
      name: Type.String(),
      points: Type.Integer(),
      modules: Type.Integer(),
      issuedAt: instant,
    }),
    faults: ['not_found'],
    perMinute: 30,
  },
});
