/** The bank page's style sheet for light and dark mode. */
export const bankStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --page: light-dark(#eef1f6, #10151d); --card: light-dark(#fff, #1a212c); --ink: light-dark(#17202e, #eef2f8); --quiet: light-dark(#51607a, #a5b2c8); --line: light-dark(#cdd5e2, #354155); --edge: light-dark(#71809b, #7c8ba5); --main: light-dark(#1f4fa8, #8db4ff); --on: light-dark(#fff, #0e1a30); --bad: light-dark(#a8182b, #ff9aa5); --play: light-dark(#fdf0c8, #3b3113); --wash: light-dark(#e8effb, #22304a) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink) }
header { padding: .5rem 1rem; background: var(--play); text-align: center; font-size: .9375rem }
main { max-width: 33rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; display: grid; gap: 1rem }
h1 { font-size: clamp(1.75rem, 6vw, 2.25rem); line-height: 1.2; margin: .5rem 0 .75rem; letter-spacing: -.01em }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
a { color: var(--main) }
small { color: var(--quiet); font-size: .875rem }
.quiet { color: var(--quiet); font-size: .9375rem }
.panel, .desk { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem }
.desk { background: none; border-style: dashed; border-color: var(--edge) }
.brand { display: flex; align-items: center; gap: .6rem; color: var(--quiet); font-weight: 600 }
.brand i { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: .6rem; background: var(--main); color: var(--on); font-style: normal }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
.sheet { padding: 1rem; border-radius: .75rem; background: var(--wash); margin-bottom: .75rem; font-variant-numeric: tabular-nums }
.cards { font-variant-numeric: tabular-nums; gap: .4rem 1rem }
.cards dt { color: inherit; white-space: nowrap }
@media (max-width: 30rem) { .cards { grid-template-columns: 1fr } .cards dd { margin-bottom: .5rem; color: var(--quiet) } }
details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: .75rem }
summary { cursor: pointer; font-weight: 600; min-height: 1.75rem }
details p { margin-top: .5rem }
.field { display: grid; gap: .25rem; margin-bottom: 1rem; align-content: start }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0 1rem }
label { font-weight: 600 }
select { font-weight: 400 }
input, select { font: inherit; color: inherit; width: 100%; min-height: 3rem; padding: .6rem .8rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--page); font-variant-numeric: tabular-nums }
input[aria-invalid] { border: 2px solid var(--bad) }
.fault, .alert { color: var(--bad); font-weight: 600; margin: 0 }
.alert { margin-bottom: .75rem }
fieldset { border: 0; padding: 0; margin: 0 0 1rem; min-width: 0 }
.bank { display: flex; gap: .75rem; align-items: center; padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; margin-bottom: .5rem; cursor: pointer; font-weight: 400 }
.bank:has(:checked) { border-color: var(--main); background: var(--wash) }
.bank input { width: 1.25rem; min-height: 1.25rem; flex: none; margin: 0; accent-color: var(--main) }
.bank small { display: block }
button { font: inherit; font-weight: 600; color: inherit; padding: .6rem .9rem; min-height: 2.75rem; border: 1px solid var(--edge); border-radius: .7rem; background: var(--card); cursor: pointer; text-align: left }
button.main { width: 100%; min-height: 3.25rem; border: 0; background: var(--main); color: var(--on); text-align: center; font-size: 1.0625rem }
.turns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13.5rem, 100%), 1fr)); gap: .5rem; margin: 0 }
.turns p { margin: 0; display: grid }
.behaviour { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: .75rem; margin-bottom: .75rem; align-items: end }
.behaviour label { display: grid; gap: .25rem }
.state { display: flex; gap: .6rem; align-items: center; font-weight: 600; margin: 0 }
.back { text-align: center; margin: 0 }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
`
