/** Thrown where a turn finds that its lease is somebody else's by now: nothing more of it may be written. */
export class Fenced extends Error {}
