import { expect, test } from 'vitest'
import { checkStyles } from './check-styles.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const clean = {
  'src/ui/styles/layout.css':
    '/* .not-a-class */\n.flex {\n  display: flex;\n}\n@media (width >= 36rem) {\n  .cols-2 {\n    grid-template-columns: 1fr 1fr;\n  }\n}\n',
  'src/ui/styles/spacing.css': '.mt-1\\.5 {\n  margin-top: 0.375rem;\n}\n',
  'src/ui/styles/type.css':
    '.type-h1,\n.type-h2 {\n  font-weight: 400;\n}\n.link {\n  color: red;\n  &:hover {\n    color: blue;\n  }\n}\n',
  'src/ui/styles/components/buttons.css':
    '@layer components {\n  .btn {\n    background: url("a.b");\n    &:focus-visible > .ic {\n      color: red;\n    }\n  }\n  .btn-pine {\n    color: green;\n  }\n}\n',
  'src/features/money/a/web/a.css': '.pay-box {\n  background: red;\n}\n',
  'src/features/money/a/web/a.tsx': `const list = 'flex cols-2'
const A = ({ wide, look, className }) => (
  <p className={joinClasses('pay-box', wide && 'mt-1.5', look === 'none' ? 'link' : undefined, className)}>
    <b className={\`btn btn-\${look}\`} id="no-class"><i className="ic">{t('not.a.class')}</i></b>
    <ul className={list} /><Card {...{ className: 'type-h1 type-h2' }} />
  </p>
)
`,
}
function broken(files: Record<string, string>): string[] {
  const all: Record<string, string> = { ...clean, ...files }
  const { read, breaches } = checkStyles(createTestProject(all))
  expect(read).toBe(Object.keys(all).length)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
const markup = (text: string) => ({ 'src/features/money/a/web/b.tsx': text })
const missing = (line: number, name: string) =>
  `src/features/money/a/web/b.tsx:${line} the class ${name} is in no style sheet: give the element a class of its own there`

test('component classes, text styles and layout utilities pass, composed names included', () => {
  expect(broken({})).toEqual([])
})

test.each(['bg-sunken', 'lg:flex', 'grid-cols-[1fr_auto]', 'gap-y-7!', 'rounded-lg', 'mt-1.25'])(
  'the class %s, which no style sheet has, is refused',
  (name) => {
    expect(broken(markup(`const B = () => (\n  <p className="flex ${name}" />\n)\n`))).toEqual([
      missing(2, name),
    ])
  },
)

test('unknown classes are found in conditions, templates, constants and arguments', () => {
  const text = `const look = on ? 'one' : 'flex'
const B = () => <p className={look} />
const C = () => <p className={\`flex \${on ? 'two' : ''} three-\${look}\`} />
const D = () => <Button className={joinClasses('flex', on && 'four', 'five' as string)} />
const E = () => <Skeleton each="six" />
`
  expect(broken(markup(text))).toEqual([
    missing(1, 'one'),
    missing(3, 'three-'),
    missing(3, 'two'),
    missing(4, 'four'),
    missing(4, 'five'),
    missing(5, 'six'),
  ])
})

test('a class that no code uses is refused', () => {
  const sheet = '.pay-box {\n  color: red;\n}\n.pay-old,\n.pay-old:hover {\n  color: red;\n}\n'
  expect(broken({ 'src/features/money/a/web/a.css': sheet })).toEqual([
    'src/features/money/a/web/a.css:4 the class pay-old is not used',
  ])
})

test('layout utilities do not set appearance, text styles only set text, and neither has conditions', () => {
  const files = {
    'src/ui/styles/layout.css':
      '.flex {\n  display: flex;\n  color: red;\n}\n.cols-2:hover {\n  order: 1;\n}\n.cols-2 > p {\n  order: 1;\n}\n',
    'src/ui/styles/type.css':
      '.link,\n.type-h1,\n.type-h2 {\n  color: red;\n  background: red;\n}\n.btn .link {\n  color: red;\n}\n',
  }
  const [layout, type] = ['src/ui/styles/layout.css', 'src/ui/styles/type.css']
  expect(broken(files)).toEqual([
    `${layout}:1 a layout utility does not set color: that belongs in a component's class`,
    `${layout}:5 .cols-2:hover: a layout utility is one class without conditions`,
    `${layout}:8 .cols-2 > p: a layout utility is one class without conditions`,
    `${type}:1 a text style does not set background: that belongs in a component's class`,
    `${type}:7 .btn .link: a text style is one class without conditions`,
  ])
})

test('a layer outside the UI kit is refused', () => {
  const sheet = '@layer components {\n  .pay-box {\n    color: red;\n  }\n}\n'
  expect(broken({ 'src/features/money/a/web/a.css': sheet })).toEqual([
    'src/features/money/a/web/a.css:1 only the style sheets of the UI kit are in layers',
  ])
})
