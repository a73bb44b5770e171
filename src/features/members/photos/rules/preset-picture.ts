import { presetCount } from './choose-preset.ts'

/**
 * The three colours of a preset picture: top left, background, bottom right. The same as the locked
 * tiles of the UI kit.
 */
type Colours = readonly [string, string, string]

const presets: readonly Colours[] = [
  ['#c9a27e', '#7e8c86', '#3f5e66'],
  ['#d9a6a0', '#9a7f94', '#4e4770'],
  ['#e2c08d', '#a08a6e', '#5a4636'],
  ['#9fc3b4', '#5f8a84', '#244a52'],
  ['#c6b4dc', '#8a7ba6', '#43406e'],
  ['#e6a58c', '#a56f6a', '#5b3347'],
  ['#b8c9d8', '#7d93a6', '#34506b'],
  ['#d8cf9e', '#94965f', '#4b5a34'],
  ['#e3b7c4', '#a87b8c', '#5d3a55'],
  ['#a9d0d3', '#6a9aa2', '#27535f'],
  ['#d6b59a', '#8f7b78', '#3d3f55'],
  ['#bcd0a4', '#7c9a7c', '#2f5347'],
]

/** A preset picture as SVG; null for a number outside 1 to 12. */
export function presetPicture(preset: number): string | null {
  const colours =
    Number.isInteger(preset) && preset <= presetCount ? presets[preset - 1] : undefined
  if (colours === undefined) return null
  const [light, ground, dark] = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600"><defs>
<radialGradient id="a" cx=".2" cy=".1" r=".9"><stop stop-color="${light}"/><stop offset=".7" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="c" cx=".9" cy=".9" r=".9"><stop stop-color="${dark}"/><stop offset=".7" stop-color="${dark}" stop-opacity="0"/></radialGradient>
</defs><path fill="${ground}" d="M0 0h480v600H0z"/><path fill="url(#a)" d="M0 0h480v600H0z"/><path fill="url(#c)" d="M0 0h480v600H0z"/></svg>`
}
