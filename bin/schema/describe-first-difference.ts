/** Describes the first difference between two listings; undefined if they are identical. */
export function describeFirstDifference(
  nameA: string,
  a: string,
  nameB: string,
  b: string,
): string | undefined {
  if (a === b) return undefined
  const [linesA, linesB] = [a.split('\n'), b.split('\n')]
  const at = linesA.findIndex((line, index) => line !== linesB[index])
  const place = at === -1 ? linesA.length : at
  return `Line ${place + 1} differs.\n  ${nameA}: ${linesA[place] ?? '(nothing more)'}\n  ${nameB}: ${linesB[place] ?? '(nothing more)'}`
}
