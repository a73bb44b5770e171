import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'

/** A small product with one endpoint for each feature of the HTTP layer. */
export const exampleContract = {
  'example.read_thing': endpoint({
    route: 'GET /api/things/:thing',
    access: 'anyone',
    summary: 'One thing.',
    input: z.strictObject({
      thing: publicId,
      size: z.coerce.number().pipe(z.int().min(1).max(9)).optional(),
    }),
    output: z.strictObject({ thing: publicId, size: z.number().nullable() }),
  }),
  'example.find_things': endpoint({
    route: 'GET /api/things',
    access: 'searcher',
    summary: 'Lists things by colour.',
    input: z.strictObject({ colours: z.string().optional() }),
    output: z.strictObject({ colours: z.array(z.string()) }),
  }),
  'example.write_thing': endpoint({
    route: 'POST /api/things/:thing',
    access: 'member',
    summary: 'Writes a thing.',
    input: z.strictObject({
      thing: publicId,
      name: line({ min: 2, max: 8 }),
      tags: z.array(z.string()).max(2).optional(),
      extra: z.unknown().optional(),
    }),
    output: z.strictObject({ name: z.string(), by: z.number() }),
    errors: { 'example.name_taken': 409 },
    bodyLimit: 4096,
  }),
  'example.sign_up': endpoint({
    route: 'POST /api/user.php',
    access: 'anyone',
    summary: 'Takes a form.',
    input: z
      .strictObject({
        email: z.email(),
        born: z.iso.date(),
        age: z.number().min(18),
        terms: z.literal(true),
        gender: z.enum(['man', 'woman']),
        city: z.strictObject({ name: z.string().min(1) }),
      })
      .refine((form) => form.email !== 'same@example.com', {
        path: ['email'],
        message: 'example.refusals.same',
      }),
    output: z.null(),
    rateLimit: { name: 'example.sign_up', count: 5, seconds: 3600, by: 'address' },
  }),
  'example.subscribe': endpoint({
    route: 'POST /api/user.php?push=1',
    access: 'anyone',
    summary: 'Has the same path and is distinguished by its query.',
    input: z.strictObject({ subscription: z.string() }),
    output: z.strictObject({ subscribed: z.literal(true) }),
  }),
  'example.log_out': endpoint({
    route: 'GET /api/logout.php',
    access: 'anyone',
    summary: 'Ends the session.',
    input: z.strictObject({}),
    output: z.null(),
    sameOrigin: true,
  }),
  'example.delete_thing': endpoint({
    route: 'DELETE /api/things',
    access: 'anyone',
    summary: 'Deletes a thing given in the body or the query.',
    input: z.strictObject({ id: z.string() }),
    output: z.strictObject({ deleted: z.string() }),
  }),
  'example.upload': endpoint({
    route: 'PUT /api/files/:name',
    access: 'anyone',
    summary: 'Takes bytes.',
    input: z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array), type: z.string() }),
    output: z.strictObject({ size: z.number(), type: z.string() }),
    body: 'bytes',
    rateLimit: { name: 'example.upload', count: 60, seconds: 3600 },
  }),
  'example.hook': endpoint({
    route: 'POST /api/hook',
    access: 'machine',
    summary: 'Is called by an external system.',
    input: z.strictObject({ id: z.string() }),
    output: z.null(),
  }),
  'example.fail': endpoint({
    route: 'GET /api/fail',
    access: 'anyone',
    summary: 'Fails.',
    input: z.strictObject({ how: z.enum(['throw', 'undeclared', 'wrong']) }),
    output: z.strictObject({ fine: z.literal(true) }),
  }),
  'example.wait': endpoint({
    route: 'GET /api/wait',
    access: 'anyone',
    summary: 'Answers after a while, and may be cached.',
    input: z.strictObject({}),
    output: z.strictObject({ text: z.string() }),
    cacheSeconds: 60,
  }),
} satisfies Contract
