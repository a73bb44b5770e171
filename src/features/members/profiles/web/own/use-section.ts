import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'

/** A section of the profile being edited. */
export interface Section<Draft> {
  readonly draft: Draft
  /** Changes parts of the draft. */
  readonly change: (part: Partial<Draft>) => void
  /** Whether the draft differs from what is stored. */
  readonly unsaved: boolean
  readonly saved: boolean
  readonly problem: RefusalAnswer | undefined
  /** The error message for a field, if the last refusal was about it. */
  readonly errorFor: (field: string) => string | undefined
  /** Waits for a save and shows its result; true if it was stored. */
  readonly settle: (answer: Promise<Answer<OwnProfile>>) => Promise<boolean>
}

/**
 * Keeps a draft of one section; each save returns the stored profile, which all sections then show.
 */
export function useSection<Draft extends object>(
  id: string,
  own: OwnProfile,
  read: (own: OwnProfile) => Draft,
): Section<Draft> {
  const cache = useQueryClient()
  const [draft, setDraft] = useState(() => read(own))
  const [problem, setProblem] = useState<RefusalAnswer>()
  const [saved, setSaved] = useState(false)
  const unsaved = JSON.stringify(draft) !== JSON.stringify(read(own))
  useUnsaved(id, unsaved)

  return {
    draft,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }))
      setSaved(false)
    },
    unsaved,
    saved: saved && !unsaved,
    problem,
    errorFor: (field) =>
      problem?.field === field
        ? problem.message
        : problem?.fields?.find(({ path }) => path.split('.')[0] === field)?.message,
    settle: async (answering) => {
      const answer = await answering
      setProblem(answer.ok ? undefined : answer.refusal)
      setSaved(answer.ok)
      if (!answer.ok) return false
      cache.setQueryData(['profiles.read_own', {}], answer.value)
      setDraft(read(answer.value))
      void cache.invalidateQueries({ queryKey: ['profiles.read_member'] })
      return true
    },
  }
}
