/** Nodes on a spiral, so that they are spread evenly and the same on server and browser. */
const nodes = Array.from({ length: 64 }, (_, index): readonly [number, number] => {
  const angle = index * 2.39996
  const radius = 62 * Math.sqrt(index + 0.5)
  return [
    Math.round(700 + radius * 1.55 * Math.cos(angle)),
    Math.round(360 + radius * Math.sin(angle)),
  ]
})
/** Each node is connected to the neighbours on its spiral arms. */
const edges = nodes.flatMap(([x, y], index) =>
  [5, 8, 13].flatMap((step) => {
    const other = nodes[index + step]
    return other === undefined ? [] : [`M${x} ${y}L${other[0]} ${other[1]}`]
  }),
)

/** A large network, faint on purpose. Decorative. */
export function Web() {
  return (
    <svg
      className="network-web"
      viewBox="0 0 1400 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="network-edges" d={edges.join('')} />
      {nodes.map(([x, y]) => (
        <circle key={`${x}-${y}`} className="network-node" cx={x} cy={y} r="5" />
      ))}
    </svg>
  )
}
