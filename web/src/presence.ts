const touches = ['pointerdown', 'keydown', 'wheel'] as const;
let isListening = false;
let isTouched = false;

/** Whether somebody touched this page since this was last asked; whoever opened it did. */
export function wasTouched(): boolean {
  if (!isListening) {
    for (const touch of touches)
      addEventListener(touch, () => {
        isTouched = true;
      });
    isListening = true;
    return true;
  }
  const was = isTouched;
  isTouched = false;
  return was;
}
