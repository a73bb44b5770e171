import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CallRefused } from '#platform/web/api/answer.ts'

/**
 * Once an open conversation no longer exists, shows what a reload would show (CHAT-08). Not while
 * its reader is ending it: they are redirected afterwards.
 */
export function useReloadWhenGone(error: unknown, ending: boolean): void {
  const { revalidate } = useRevalidator()
  const isGone = error instanceof CallRefused && error.refusal.status === 404 && !ending
  useEffect(() => {
    if (isGone) void revalidate()
  }, [isGone, revalidate])
}
