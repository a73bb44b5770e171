/**
 * Prints a figure that a test measured; `npm run test:full -- <part>` shows these lines and keeps
 * them.
 */
export function reportFigure(figure: string): void {
  console.log(`figure: ${figure}`)
}
