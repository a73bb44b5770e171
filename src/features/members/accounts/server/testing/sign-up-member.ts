import { expect } from 'vitest'
import { callEndpoint, form, type Stage, readToken } from './stage.ts'

/** A confirmed member and the browser they signed up with. */
export async function signUpMember(stage: Stage) {
  const browser = stage.browser()
  const person = form()
  expect(await callEndpoint(stage, browser, 'accounts.sign_up', person)).toEqual({
    next: 'confirm',
  })
  await callEndpoint(stage, stage.browser(), 'accounts.activate', {
    token: readToken((await stage.newEmails(person.email)).at(-1)),
  })
  return { browser, ...person }
}
