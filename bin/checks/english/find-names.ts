import { getLineNumber } from '../get-line-number.ts'
import { type ESTree, Visitor } from '../parse-file.ts'
import type { ProjectFile } from '../read-project-files.ts'
import type { TextPiece } from './text-piece.ts'

/** Finds the names a TypeScript file declares. Uses are not counted. */
export function findNames(file: ProjectFile, program: ESTree.Program): TextPiece[] {
  const found = new Map<number, { name: string; exported: boolean }>()
  const add = (node: ESTree.Node | null | undefined, exported = false): void => {
    if (node?.type === 'Identifier')
      found.set(node.start, {
        name: node.name,
        exported: exported || found.get(node.start)?.exported === true,
      })
    else if (node?.type === 'AssignmentPattern') add(node.left)
    else if (node?.type === 'ArrayPattern') node.elements.forEach((element) => add(element))
    else if (node?.type === 'RestElement') add(node.argument)
    else if (node?.type === 'ObjectPattern')
      for (const property of node.properties)
        if (property.type === 'RestElement') add(property)
        else if (!property.shorthand) add(property.value)
  }
  const addMember = ({ key, computed }: { key: ESTree.Node; computed: boolean }): void => {
    if (!computed) add(key)
  }
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) add(id, true)
      else if (declaration !== null && 'id' in declaration) add(declaration.id, true)
    },
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration({ id, params }) {
      add(id)
      params.forEach((param) => add(param))
    },
    ArrowFunctionExpression: ({ params }) => params.forEach((param) => add(param)),
    ClassDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSPropertySignature: addMember,
    TSMethodSignature: addMember,
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
  }).visit(program)
  const names = [...found].map(([start, { name, exported }]) => ({
    file: file.path,
    line: getLineNumber(file.text, start),
    kind: 'name' as const,
    text: name,
    exported,
  }))
  return names
}
