import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'

/** A small product with one endpoint for each feature of the HTTP layer. */
export const toyContract = {
  'toy.read_thing': call({
    http: 'GET /api/things/:thing',
    viewer: 'anyone',
    about: 'One thing.',
    takes: z.strictObject({ thing: publicId, size: z.coerce.number().pipe(z.int().min(1).max(9)).optional() }),
    gives: z.strictObject({ thing: publicId, size: z.number().nullable() }),
  }),
  'toy.find_things': call({
    http: 'GET /api/things',
    viewer: 'searcher',
    about: 'Lists things by colour.',
    takes: z.strictObject({ colours: z.string().optional() }),
    gives: z.strictObject({ colours: z.array(z.string()) }),
  }),
  'toy.write_thing': call({
    http: 'POST /api/things/:thing',
    viewer: 'member',
    about: 'Writes a thing.',
    takes: z.strictObject({
      thing: publicId,
      name: line({ min: 2, max: 8 }),
      tags: z.array(z.string()).max(2).optional(),
      extra: z.unknown().optional(),
    }),
    gives: z.strictObject({ name: z.string(), by: z.number() }),
    refuses: { 'toy.name_taken': 409 },
    bodyLimit: 4096,
  }),
  'toy.sign_up': call({
    http: 'POST /api/user.php',
    viewer: 'anyone',
    about: 'Takes a form.',
    takes: z
      .strictObject({
        email: z.email(),
        born: z.iso.date(),
        age: z.number().min(18),
        terms: z.literal(true),
        gender: z.enum(['man', 'woman']),
        city: z.strictObject({ name: z.string().min(1) }),
      })
      .refine((form) => form.email !== 'same@example.com', { path: ['email'], message: 'toy.refusals.same' }),
    gives: z.null(),
    limit: { name: 'toy.sign_up', count: 5, seconds: 3600, by: 'address' },
  }),
  'toy.subscribe': call({
    http: 'POST /api/user.php?push=1',
    viewer: 'anyone',
    about: 'Has the same path and is distinguished by its query.',
    takes: z.strictObject({ subscription: z.string() }),
    gives: z.strictObject({ subscribed: z.literal(true) }),
  }),
  'toy.log_out': call({
    http: 'GET /api/logout.php',
    viewer: 'anyone',
    about: 'Ends the session.',
    takes: z.strictObject({}),
    gives: z.null(),
    sameOrigin: true,
  }),
  'toy.delete_thing': call({
    http: 'DELETE /api/things',
    viewer: 'anyone',
    about: 'Deletes a thing given in the body or the query.',
    takes: z.strictObject({ id: z.string() }),
    gives: z.strictObject({ deleted: z.string() }),
  }),
  'toy.upload': call({
    http: 'PUT /api/files/:name',
    viewer: 'anyone',
    about: 'Takes bytes.',
    takes: z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array), type: z.string() }),
    gives: z.strictObject({ size: z.number(), type: z.string() }),
    body: 'bytes',
  }),
  'toy.hook': call({
    http: 'POST /api/hook',
    viewer: 'machine',
    about: 'Is called by an external system.',
    takes: z.strictObject({ id: z.string() }),
    gives: z.null(),
  }),
  'toy.fail': call({
    http: 'GET /api/fail',
    viewer: 'anyone',
    about: 'Fails.',
    takes: z.strictObject({ how: z.enum(['throw', 'undeclared', 'wrong']) }),
    gives: z.strictObject({ fine: z.literal(true) }),
  }),
  'toy.wait': call({
    http: 'GET /api/wait',
    viewer: 'anyone',
    about: 'Answers after a while, and may be cached.',
    takes: z.strictObject({}),
    gives: z.strictObject({ text: z.string() }),
    cacheSeconds: 60,
  }),
} satisfies Contract
