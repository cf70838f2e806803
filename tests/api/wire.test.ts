import { afterAll, beforeAll, expect, it } from 'vitest'
import { booking, type ClinicServer, CODE, startServer } from './setup/clinic-server'

let server: ClinicServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const long = { name: 'n'.repeat(81), mobile: '1'.repeat(11), email: `${'e'.repeat(250)}@example.org`, date: '2026-11-234' }
const bodies: [what: string, change: object][] = [
  ['good', {}],
  ['with blanks around', { name: '  Asha   Rao ', mobile: ' 9876543210 ', email: ' asha@example.org ', date: ' 2026-11-23 ' }],
  ['with only what is asked', { message: undefined, website: undefined, requesturl: undefined, notice: undefined }],
  ['with what nobody asked', { extra: 'x', reference: 'VC-0000-00', created_at: 1 }],
  ['empty', { name: '', mobile: '', email: '', date: '', message: '', captcha: '', key: '' }],
  ['missing', { name: undefined, mobile: undefined, email: undefined, date: undefined, captcha: undefined, key: undefined }],
  ['wrong', { name: '7', mobile: '+91 98765', email: 'asha', date: '2026-11-20', message: 'm'.repeat(2001) }],
  ['too long', { ...long, message: `${'m'.repeat(2000)} `, captcha: 'c'.repeat(13), work: 'w'.repeat(21) }],
  ['of other types', { name: 7, mobile: null, email: [], date: {}, message: 7, captcha: true, notice: 7 }],
]

/** Status, body and what was kept, for every sort of body. */
async function answers(call: string): Promise<string[]> {
  const lines: string[] = []
  for (const [what, change] of bodies) {
    const { key, headers } = await server.visit()
    const reply = await server.post(call, { ...booking, website: '', key, captcha: CODE, ...change }, headers)
    const reference = /VC-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(reply.body)?.[0]
    lines.push(`${what}: ${reply.statusCode} ${reference ? reply.body.replace(reference, 'VC-…') : reply.body}`)
    if (!reference) continue
    const { kind, name, mobile, email, date, message, requesturl, refferelurl, notice } = await server.db.kysely
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const row = JSON.stringify([kind, name, mobile, email, date, message, requesturl, refferelurl, notice])
    lines.push(lines.includes(row) ? 'kept as before' : row)
  }
  return lines
}

/**
 * Recorded before the fields stood in one place; see tests/unit/src/shared/contract/wire.test.ts. One thing is not as recorded: the e-mail's message now stands
 * before the captcha's where a callback with an e-mail has both, as everywhere else.
 */
it('what the server answers and keeps is what pages of former versions know', async () => {
  const appointment = await answers('/api/save-appointment')
  expect(await answers('/api/save-quick-appointment')).toEqual(appointment)
  expect(appointment).toMatchInlineSnapshot(`
    [
      "good: 200 {"result":"success","reference":"VC-…"}",
      "["appointment","Asha Rao","9876543210","asha@example.org","2026-11-23","After five, please.","http://localhost:4173/","http://localhost:4173/book-an-appointment","2026-11-23"]",
      "with blanks around: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "with only what is asked: 200 {"result":"success","reference":"VC-…"}",
      "["appointment","Asha Rao","9876543210","asha@example.org","2026-11-23","","","http://localhost:4173/book-an-appointment",""]",
      "with what nobody asked: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "empty: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","date":"Please choose date","captcha":"Captcha required"}}",
      "missing: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","date":"Please choose date","captcha":"Captcha required"}}",
      "wrong: 422 {"result":"invalid","errors":{"name":"Only alphabets allowed","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email","date":"Please choose date","message":"At most 2000 characters"}}",
      "too long: 422 {"result":"invalid","errors":{"name":"At most 80 characters","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email","date":"Please choose date","message":"At most 2000 characters","captcha":"At most 12 characters","work":"At most 20 characters"}}",
      "of other types: 422 {"result":"invalid","errors":{"name":"This value cannot be read","mobile":"This value cannot be read","email":"This value cannot be read","date":"This value cannot be read","message":"This value cannot be read","captcha":"This value cannot be read"}}",
    ]
  `)
  expect(await answers('/api/save-requestcallback')).toMatchInlineSnapshot(`
    [
      "good: 200 {"result":"success","reference":"VC-…"}",
      "["callback","Asha Rao","9876543210",null,null,"","http://localhost:4173/","http://localhost:4173/book-an-appointment","2026-11-23"]",
      "with blanks around: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "with only what is asked: 200 {"result":"success","reference":"VC-…"}",
      "["callback","Asha Rao","9876543210",null,null,"","","http://localhost:4173/book-an-appointment",""]",
      "with what nobody asked: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "empty: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","captcha":"Captcha required"}}",
      "missing: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","captcha":"Captcha required"}}",
      "wrong: 422 {"result":"invalid","errors":{"name":"Only alphabets allowed","mobile":"Enter a 10 digit Mobile No"}}",
      "too long: 422 {"result":"invalid","errors":{"name":"At most 80 characters","mobile":"Enter a 10 digit Mobile No","captcha":"At most 12 characters","work":"At most 20 characters"}}",
      "of other types: 422 {"result":"invalid","errors":{"name":"This value cannot be read","mobile":"This value cannot be read","captcha":"This value cannot be read"}}",
    ]
  `)
  expect(await answers('/api/save-requestcallback-with-email')).toMatchInlineSnapshot(`
    [
      "good: 200 {"result":"success","reference":"VC-…"}",
      "["callback","Asha Rao","9876543210","asha@example.org",null,"","http://localhost:4173/","http://localhost:4173/book-an-appointment","2026-11-23"]",
      "with blanks around: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "with only what is asked: 200 {"result":"success","reference":"VC-…"}",
      "["callback","Asha Rao","9876543210","asha@example.org",null,"","","http://localhost:4173/book-an-appointment",""]",
      "with what nobody asked: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "empty: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","captcha":"Captcha required"}}",
      "missing: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","captcha":"Captcha required"}}",
      "wrong: 422 {"result":"invalid","errors":{"name":"Only alphabets allowed","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email"}}",
      "too long: 422 {"result":"invalid","errors":{"name":"At most 80 characters","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email","captcha":"At most 12 characters","work":"At most 20 characters"}}",
      "of other types: 422 {"result":"invalid","errors":{"name":"This value cannot be read","mobile":"This value cannot be read","email":"This value cannot be read","captcha":"This value cannot be read"}}",
    ]
  `)
  expect(await answers('/api/save-contactus')).toMatchInlineSnapshot(`
    [
      "good: 200 {"result":"success","reference":"VC-…"}",
      "["contact","Asha Rao","9876543210","asha@example.org",null,"After five, please.","http://localhost:4173/","http://localhost:4173/book-an-appointment","2026-11-23"]",
      "with blanks around: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "with only what is asked: 200 {"result":"success","reference":"VC-…"}",
      "["contact","Asha Rao","9876543210","asha@example.org",null,"","","http://localhost:4173/book-an-appointment",""]",
      "with what nobody asked: 200 {"result":"success","reference":"VC-…"}",
      "kept as before",
      "empty: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","captcha":"Captcha required"}}",
      "missing: 422 {"result":"invalid","errors":{"name":"Name field required","mobile":"Mobile field required","email":"Email field required","captcha":"Captcha required"}}",
      "wrong: 422 {"result":"invalid","errors":{"name":" Only alphabets allowed","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email","message":"At most 2000 characters"}}",
      "too long: 422 {"result":"invalid","errors":{"name":"At most 80 characters","mobile":"Enter a 10 digit Mobile No","email":"Please Enter Valid email","message":"At most 2000 characters","captcha":"At most 12 characters","work":"At most 20 characters"}}",
      "of other types: 422 {"result":"invalid","errors":{"name":"This value cannot be read","mobile":"This value cannot be read","email":"This value cannot be read","message":"This value cannot be read","captcha":"This value cannot be read"}}",
    ]
  `)
})
