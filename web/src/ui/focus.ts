/** For a field that takes the focus as it appears; a dialog that opens around it looks for the attribute. */
export const takeFocus = (input: HTMLElement | null): void => {
  input?.setAttribute('autofocus', '');
  input?.focus({ preventScroll: true });
};
