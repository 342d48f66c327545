/** What is dear to make is made when it is first asked for: a format costs a cheap phone twenty milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
