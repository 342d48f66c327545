/** A colour as six hexadecimal digits. */
export type Hex = `#${string}`;

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
