import { checkStatement } from '../../rules/check-statement.ts'
import { digest } from './digest.ts'

interface Words {
  readonly holds: string
  readonly broken: string
  readonly seal: string
  readonly unreadable: string
}

/** What the downloaded page does: checks whatever file is chosen and says how it stands. It stands in that page as it is written here. */
export function checkChosen(words: Words): void {
  const field = document.querySelector('input')
  const said = document.querySelector('output')
  if (field === null || said === null) return
  // The same file, changed meanwhile, shall be read again.
  field.addEventListener('click', () => {
    field.value = ''
  })
  field.addEventListener('change', async () => {
    const [file] = field.files ?? []
    if (file === undefined) return
    try {
      const statement = JSON.parse(await file.text())
      const fault = await checkStatement(statement, digest)
      const seal = statement.proof === null ? '' : `\n${words.seal} ${statement.proof.seal} · ${statement.proof.hash}`
      said.value =
        fault === null ? `${words.holds} ${statement.movements.length}${seal}` : `${words.broken} ${fault.number}`
    } catch {
      said.value = words.unreadable
    }
  })
}
