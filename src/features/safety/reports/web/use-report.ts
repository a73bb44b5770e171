import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import type { Reason } from '../rules/reasons.ts'
import { calls } from './calls.ts'

/** A member by public id, or the other side of a conversation, even of one that ended. */
export type ReportTarget = { readonly member: string } | { readonly conversation: string }

/**
 * State of a report: the input so far, why it cannot be sent yet, and the receipt number once it is
 * filed. Input is kept until then.
 */
export function useReport(target: ReportTarget, selected: number | null) {
  const aboutMember = calls.useAction('reports.file')
  const aboutConversation = calls.useAction('reports.file_about_conversation')
  const pending = aboutMember.pending || aboutConversation.pending
  // One id per report, so that a retry after a lost response does not file it twice.
  const [id, setId] = useState(newId)
  const [reason, setReason] = useState<Reason>()
  const [details, setDetails] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>()
  const [problem, setProblem] = useState<{ field: string | undefined; text: string }>()
  const [number, setNumber] = useState<string>()
  const messages = chosen ?? (selected === null ? [] : [selected])

  return {
    pending,
    reason,
    details,
    /** The selected messages, by sequence number. */
    messages,
    problem,
    number,
    chooseReason(one: Reason) {
      setReason(one)
      setProblem(undefined)
    },
    write(typed: string) {
      setDetails(typed)
      setProblem(undefined)
    },
    selectMessage(seq: number, at: boolean) {
      setChosen(at ? [...messages, seq] : messages.filter((other) => other !== seq))
    },
    /**
     * Files the report; if no reason is chosen, `reasonMissingText` is shown as the problem
     * instead.
     */
    async send(reasonMissingText: string) {
      if (pending) return
      if (reason === undefined) return setProblem({ field: 'reason', text: reasonMissingText })
      setProblem(undefined)
      const form = { id, reason, details, messages: [...messages] }
      const answer =
        'member' in target
          ? await aboutMember.ask({ ...target, ...form })
          : await aboutConversation.ask({ ...target, ...form })
      if (answer.ok) setNumber(answer.value.number)
      else setProblem({ field: answer.refusal.field, text: answer.refusal.message })
    },
    /** Called on closing: a filed report is cleared, unsent input is kept. */
    leave() {
      if (number !== undefined) {
        setId(newId())
        setReason(undefined)
        setDetails('')
        setNumber(undefined)
      }
      setChosen(undefined)
      setProblem(undefined)
    },
  }
}

export type ReportState = ReturnType<typeof useReport>
