const corner = 'M56 300C130 320 190 300 200 240'
const across = 'M56 300C200 340 190 190 300 180S400 40 544 60'
const figure = [
  'M56 300C150 330 250 320 250 240',
  'S330 60 440 70',
  '560 190 460 220 330 240 316 190',
].join(' ')

/** One drawing per act: each alone, a glance across the room, the figure together. Decorative. */
export function Scene({ act }: { readonly act: 'one' | 'two' | 'three' }) {
  const path = { one: corner, two: across, three: figure }[act]
  return (
    <svg
      className="act-scene"
      viewBox="0 0 600 360"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <Track path={path} className="act-first" />
      <g transform="rotate(180 300 180)">
        <Track path={act === 'two' ? corner : path} className="act-second" />
      </g>
    </svg>
  )
}

function Track({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <g className={className}>
      <path className="act-line" d={path} pathLength="1" />
      <path className="act-steps" d={path} />
      <circle className="act-dancer" cx="56" cy="300" r="15" />
    </g>
  )
}
