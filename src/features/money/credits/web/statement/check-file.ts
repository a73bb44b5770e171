import { checkStatement } from '../../rules/check-statement.ts'
import { digest } from './digest.ts'

interface Words {
  readonly holds: string
  readonly broken: string
  readonly seal: string
  readonly unreadable: string
}

/**
 * Script of the downloaded page: verifies the chosen file and shows the result. It is inlined in
 * the page as written here.
 */
export function checkChosen(words: Words): void {
  const field = document.querySelector('input')
  const output = document.querySelector('output')
  if (field === null || output === null) return
  // Allows the same file to be chosen again after it was changed.
  field.addEventListener('click', () => {
    field.value = ''
  })
  field.addEventListener('change', async () => {
    const [file] = field.files ?? []
    if (file === undefined) return
    try {
      const statement = JSON.parse(await file.text())
      const fault = await checkStatement(statement, digest)
      const seal =
        statement.proof === null
          ? ''
          : `\n${words.seal} ${statement.proof.seal} · ${statement.proof.hash}`
      output.value =
        fault === null
          ? `${words.holds} ${statement.movements.length}${seal}`
          : `${words.broken} ${fault.number}`
    } catch {
      output.value = words.unreadable
    }
  })
}
