import type { WebClient } from './web-client.ts'

const password = 'three tall herons'
const restoredPassword = 'five silent herons'

/** Logs in with the password of test members unless another is given. */
export const logIn = (browser: WebClient, login: string, secret = password, headers = {}) =>
  browser.send('POST', '/api/user.php', { login, password: secret }, headers)

/** Requests the member who is logged in. */
export const readUser = (browser: WebClient) => browser.send('GET', '/api/user.php')

/** Requests a change of the email address. */
export const changeEmail = (browser: WebClient, email: string, current_password = password) =>
  browser.send('POST', '/api/account/email', { email, current_password })

/** Uses the link mailed to a new address. */
export const confirmEmailChange = (browser: WebClient, token: string) =>
  browser.send('POST', '/api/email-changes', { token })

/** Uses the link that undoes a change, and sets the password "five silent herons". */
export const undoChange = (browser: WebClient, token: string, again = restoredPassword) =>
  browser.send('POST', '/api/undone-changes', {
    token,
    password: restoredPassword,
    password_again: again,
  })
