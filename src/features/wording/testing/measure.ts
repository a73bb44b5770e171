import { locales } from '#kernel/locale.ts'
import { asksIfReal } from '../rules/asks-if-real.ts'
import { lintReply } from '../rules/lint-reply.ts'
import { partsOf, repliesOf } from './split.ts'

const show = process.argv[2]
const only = process.argv[3]
const rate = (list: readonly string[], is: (text: string) => boolean) => {
  const n = list.filter(is).length
  return `${((100 * n) / list.length).toFixed(1)}% of ${list.length}`
}
for (const l of locales) {
  if (only && l !== only) continue
  const asks = partsOf('phrasings', 'asks', l), near = partsOf('phrasings', 'near', l)
  const bad = repliesOf('bad', l), ok = repliesOf('ok', l)
  const real = (t: string) => asksIfReal(t), lint = (t: string) => lintReply(t).length > 0
  console.log(l, 'seen asks', rate(asks.seen, real), 'near', rate(near.seen, real), 'bad', rate(bad.seen, lint), 'ok', rate(ok.seen, lint))
  if (show !== 'seen') console.log(l, 'UNSEEN asks', rate(asks.unseen, real), 'near', rate(near.unseen, real), 'bad', rate(bad.unseen, lint), 'ok', rate(ok.unseen, lint))
  if (show === 'seen' && only) {
    console.log('MISSED', asks.seen.filter((t) => !real(t)).join(' | '))
    console.log('FALSE', near.seen.filter(real).map((t) => { const h: string[] = []; (globalThis as any).hits = h; real(t); (globalThis as any).hits = undefined; return `\n   ${t}  [${h.filter((x) => /^(asks|reality)/.test(x)).join(' ; ')}]` }).join(''))
    console.log('BAD MISSED', bad.seen.filter((t) => !lint(t)).join(' | '))
    console.log('OK FLAGGED', ok.seen.filter(lint).map((t) => `${t} [${lintReply(t)}]`).join(' | '))
  }
}
if (show === 'old') {
  const { asTyped, corpusOf } = await import('./corpus.ts')
  for (const l of locales) {
    const c = corpusOf(l)
    const lint = (t: string) => lintReply(t).length > 0
    const f = (list: readonly string[] = []) => list.flatMap(asTyped)
    const ask = f([...(c.asks ?? []), ...(c['asks again'] ?? [])])
    console.log(l, 'old asks', rate(ask, asksIfReal), 'everyday', rate(f(c.everyday), asksIfReal), 'bad', rate(f(c['desk bad']), lint), 'ok', rate(f(c['desk ok']), lint), 'everyday lint', rate(f(c.everyday), lint))
    if (only === l || only === undefined) console.log('  MISSED', ask.filter((t) => !asksIfReal(t)).join(' | '), '\n  FALSE', f(c.everyday).filter(asksIfReal).join(' | '))
  }
}
