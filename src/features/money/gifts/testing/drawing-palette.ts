/** The colours of the drawings; each is readable on both light and dark backgrounds. */
export const drawingPalette = {
  peony: ['#FFD3DC', '#FF8FA8', '#E86A86', '#E35B80', '#D8446B', '#A92147'],
  brass: ['#F9E2A0', '#F2C14E', '#E6AE3C', '#D99A2B'],
  pine: ['#CFEADF', '#7CC4AF', '#58AE95', '#2F7A6B', '#1F5A4E', '#23332E'],
  sky: ['#D5ECFA', '#C9E4F5', '#8CC7EE', '#5B9DC9'],
  wood: ['#C48A5A', '#8A5A3C', '#6B4026'],
  /**
   * At the outline of a drawing these need an edge, because they disappear on a light background.
   */
  pale: ['#FFF', '#FFF6E6', '#F4FAFF', '#F0DFC4'],
  /** The edge of pale shapes, as a stroke. */
  edge: ['#D9BE93'],
  /** Only as a shadow, with an opacity of at most 0.2. */
  shadow: ['#000'],
} as const
