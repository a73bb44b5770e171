import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, parseFile, Visitor } from '../parse-file.ts'
import { findKeys, toKeyPattern } from './phrase-arguments.ts'
import type { ProjectFile } from '../read-project-files.ts'

/** The phrases used by one source file. */
export interface PhraseUses {
  readonly path: string
  /** Features whose phrases the file uses through `usePhrases`, and the file's own feature. */
  readonly speaks: ReadonlySet<string>
  /** Literal keys in `t('…')`, with the features they may belong to. */
  readonly usedKeys: readonly {
    readonly key: string
    readonly line: number
    readonly features: readonly string[]
  }[]
  /**
   * Keys with placeholders as patterns, such as t(`theme.${choice}`). `features` is null if the
   * pattern itself begins with the feature.
   */
  readonly patterns: readonly {
    readonly pattern: RegExp
    readonly line: number
    readonly features: readonly string[] | null
  }[]
  /** All string literals of the file: keys in tables, complete keys in emails and titles. */
  readonly texts: ReadonlySet<string>
  /** Whether some key is only known at run time. */
  readonly dynamic: boolean
  /** Key prefixes declared in a comment: `// phrases: prefix.*` */
  readonly promised: readonly string[]
}

/** Reads which phrases a file uses. `own` are the namespaces of the feature it belongs to. */
export function collectPhraseUses(file: ProjectFile, own: readonly string[]): PhraseUses {
  const { program, comments } = parseFile(file)
  const bound = boundNames(program, own)
  const usedKeys: PhraseUses['usedKeys'][number][] = []
  const patterns: PhraseUses['patterns'][number][] = []
  const texts = new Set<string>()
  let dynamic = false

  const recordKeys = (node: ESTree.Expression, features: readonly string[]) => {
    const { keys, templates, rest } = findKeys(node)
    const line = getLineNumber(file.text, node.start)
    for (const key of keys) usedKeys.push({ key, line, features })
    for (const template of templates) {
      const pattern = toKeyPattern(template)
      if (pattern === null) dynamic = true
      else patterns.push({ pattern, line, features })
    }
    if (rest) dynamic = true
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = calledName(callee)
      const features = name === null ? undefined : bound.get(name)
      if (features !== undefined && first !== undefined && first.type !== 'SpreadElement')
        recordKeys(first, [...features])
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.add(value)
    },
    TemplateLiteral(node) {
      const pattern = toKeyPattern(node)
      if (pattern !== null)
        patterns.push({ pattern, line: getLineNumber(file.text, node.start), features: null })
    },
  }).visit(program)

  const promised = comments.flatMap(({ value }) =>
    [...value.matchAll(/phrases:\s*([\w.*, ]+)/g)].flatMap(([, list = '']) => list.split(/[, ]+/)),
  )
  const speaks = new Set([...bound.values()].flatMap((features) => [...features]))
  for (const namespace of own) speaks.add(namespace)
  return {
    path: file.path,
    speaks,
    usedKeys,
    patterns,
    texts,
    dynamic,
    promised: promised.filter((prefix) => prefix !== ''),
  }
}

/**
 * Finds the names bound to a feature's phrases: `const t = usePhrases<…>('accounts')`, or a
 * parameter of type PhrasesOf.
 */
function boundNames(
  program: ESTree.Program,
  ownFeature: readonly string[],
): Map<string, Set<string>> {
  const bound = new Map<string, Set<string>>()
  const bind = (name: string, feature: string) =>
    void bound.set(name, (bound.get(name) ?? new Set()).add(feature))
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      const [first] = init.arguments
      const callsUsePhrases = init.callee.type === 'Identifier' && init.callee.name === 'usePhrases'
      if (callsUsePhrases && first?.type === 'Literal' && typeof first.value === 'string')
        bind(id.name, first.value)
    },
    Identifier(node: ESTree.BindingIdentifier | ESTree.IdentifierReference) {
      const type = 'typeAnnotation' in node ? node.typeAnnotation?.typeAnnotation : undefined
      const named =
        type?.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'PhrasesOf'
      if (named) for (const namespace of ownFeature) bind(node.name, namespace)
    },
  }).visit(program)
  return bound
}

function calledName(callee: ESTree.Expression): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return null
  return callee.property.type === 'Identifier' && callee.property.name === 'rich'
    ? callee.object.name
    : null
}
