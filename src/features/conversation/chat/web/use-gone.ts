import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CallRefused } from '#platform/web/api/answer.ts'

/**
 * Once a conversation that stands open is there no more, the page becomes what a reload would show (CHAT-08). It waits while its reader
 * ends it: they are led on from there.
 */
export function useGone(error: unknown, ending: boolean): void {
  const { revalidate } = useRevalidator()
  const gone = error instanceof CallRefused && error.refusal.status === 404 && !ending
  useEffect(() => {
    if (gone) void revalidate()
  }, [gone, revalidate])
}
