/** Pixels along each side: as large as a photo is ever shown beside a name, on a fine screen. */
const side = 400;
/** Dark enough for a white letter in either theme. */
const colors = { paper: '#4a5560', letter: '#ffffff' };

const firstLetter = (name: string) =>
  (new Intl.Segmenter().segment(name.trim()).containing(0)?.segment ?? '').toLocaleUpperCase();

/** Draws a name's first letter, as a photo for whoever has not chosen one. */
export async function drawInitial(name: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, side, side);
  context.fillStyle = colors.letter;
  context.font = `${side / 2}px system-ui, sans-serif`;
  context.textAlign = 'center';
  const letter = firstLetter(name);
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(letter);
  // In the middle by what is drawn of it, and not by its line: a letter can have dots, or a tail.
  context.fillText(letter, side / 2, (side + above - below) / 2);
  return canvas.convertToBlob({ type: 'image/png' });
}
