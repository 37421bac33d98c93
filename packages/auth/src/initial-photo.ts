/** Pixels along each side: the largest size of a photo beside a name, on a high-density screen. */
const side = 400;
/** Dark enough behind a white letter in both themes. */
const colors = { paper: '#4a5560', letter: '#ffffff' };

const firstLetter = (name: string) =>
  (new Intl.Segmenter().segment(name.trim()).containing(0)?.segment ?? '').toLocaleUpperCase();

/** Draws the first letter of a name, as the photo of a user who has not chosen one. */
export async function drawInitial(name: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, side, side);
  context.fillStyle = colors.letter;
  context.font = `${side / 2}px system-ui, sans-serif`;
  context.textAlign = 'center';
  const letter = firstLetter(name);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(letter);
  // Centred by the drawn letter, not by its line: a letter can have dots, or a tail.
  context.fillText(letter, side / 2, (side + above - below) / 2);
  return canvas.convertToBlob({ type: 'image/png' });
}
