import type { CourseWords, ModuleId } from '../../catalogue/index.ts';
import { firstLessons } from './first-lessons.ts';
import { furtherLessons } from './further-lessons.ts';

/** The school courses, for Pidgin. */
export const lessons: Record<ModuleId, CourseWords> = { ...firstLessons, ...furtherLessons };
