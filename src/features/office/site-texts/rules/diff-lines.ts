/** A line of a difference between two texts. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Above this many pairs of differing lines, they are shown as all removed and all added. */
const maxPairs = 4_000_000

/** The difference between two texts, line by line, with as many lines in common as possible. */
export function diffLines(before: string, after: string): DiffLine[] {
  const from = splitLines(before)
  const to = splitLines(after)
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1
  let end = 0
  while (
    end < from.length - start &&
    end < to.length - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  )
    end += 1
  return [
    ...mark('same', from.slice(0, start)),
    ...diffMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...mark('same', from.slice(from.length - end)),
  ]
}

const splitLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))

const mark = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }))

function diffMiddle(from: readonly string[], to: readonly string[]): DiffLine[] {
  if (from.length * to.length > maxPairs) return [...mark('removed', from), ...mark('added', to)]
  const width = to.length + 1
  /** How many lines the rests from a pair of places have in common. */
  const common = new Uint32Array((from.length + 1) * width)
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        from[i] === to[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    const dropping = common[(i + 1) * width + j] ?? 0
    const adding = common[i * width + j + 1] ?? 0
    if (i < from.length && j < to.length && from[i] === to[j]) {
      lines.push({ kind: 'same', text: from[i] ?? '' })
      i += 1
      j += 1
    } else if (i < from.length && (j === to.length || dropping >= adding)) {
      lines.push({ kind: 'removed', text: from[i] ?? '' })
      i += 1
    } else {
      lines.push({ kind: 'added', text: to[j] ?? '' })
      j += 1
    }
  }
  return lines
}
