/** Left edge, width, height and window columns of each building. */
const buildings = [
  [-20, 190, 250, 3],
  [170, 150, 330, 2],
  [320, 230, 210, 4],
  [550, 170, 290, 3],
  [720, 210, 180, 4],
  [930, 150, 350, 2],
  [1080, 220, 240, 4],
  [1300, 170, 300, 3],
] as const
const ground = 400
/** The two lit windows, by building and number. */
const lit = new Set(['3-0', '5-0'])

/** Buildings at dusk, two windows lit, and dance steps from one to the other. Decorative. */
export function Street() {
  return (
    <svg
      className="dusk-street"
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {buildings.map(([left, width, height, columns], building) => (
        <g key={left}>
          <path
            className={building % 2 === 0 ? 'dusk-building' : 'dusk-building-dark'}
            d={`M${left} ${ground}V${ground - height}h${width}V${ground}Z`}
          />
          {listWindows(left, width, height, columns).map(([x, y], index) => (
            <rect
              key={`${x}-${y}`}
              x={x}
              y={y}
              width="22"
              height="32"
              rx="3"
              className={lit.has(`${building}-${index}`) ? 'dusk-lit' : 'dusk-window'}
            />
          ))}
        </g>
      ))}
      <path className="dusk-line" d="M602 148C680 30 770 60 810 110S900 20 960 90" />
      <path className="dusk-steps" d="M602 148C680 30 770 60 810 110S900 20 960 90" />
    </svg>
  )
}

function listWindows(left: number, width: number, height: number, columns: number) {
  const gap = (width - columns * 22) / (columns + 1)
  const rows = Math.floor((height - 40) / 64)
  return Array.from({ length: rows * columns }, (_, index): readonly [number, number] => [
    Math.round(left + gap + (index % columns) * (22 + gap)),
    ground - height + 30 + Math.floor(index / columns) * 64,
  ])
}
