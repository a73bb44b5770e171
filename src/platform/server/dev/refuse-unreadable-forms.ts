import type { MiddlewareHandler } from 'hono'

const forms = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/**
 * Returns 400 for a form that can't be parsed, such as one cut off in the middle. The request keeps
 * the parsed form, so reading it again costs nothing.
 */
export const refuseUnreadableForms: MiddlewareHandler = async (context, next) => {
  if (forms.test(context.req.header('content-type') ?? '')) {
    const readable = await context.req.parseBody().then(
      () => true,
      () => false,
    )
    if (!readable)
      return context.json(
        { error: { code: 'malformed_request', message: 'This form can’t be read.' } },
        400,
      )
  }
  await next()
  return undefined
}
