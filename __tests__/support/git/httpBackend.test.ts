import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { git } from './git.ts'
import { httpBackend } from './httpBackend.ts'
import { buildRepository } from './repositories.ts'

let root: string
let server: Server
let address: string
let shas: readonly string[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backend-'))
  ;({ shas } = await buildRepository(
    [
      { files: { 'a "b".txt': 'one\n', 'bin/run': { mode: '100755', content: '#!/bin/sh\n' } } },
      { files: { 'a "b".txt': 'two\n' } },
      { files: { 'bin/run': null }, parents: [0] },
    ],
    { dir: join(root, 'o', 'r.git'), refs: { 'refs/heads/main': 1 } },
  ))
  server = createServer(httpBackend({ root, token: 'secret' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(root, { recursive: true })
})

test('equal plans have equal names', () => {
  expect(shas).toEqual([
    '0abbe93d991a72f799d510266c8e578c4db2fb6f',
    'b7d11431abfbf14a1ecea4ef89a3dbe4bb192085',
    'f49c609760f0b15220b7826befbe1176ba2793a5',
  ])
})

test('a partial clone gets what it asks for, a commit without a ref too', async () => {
  const clone = join(root, 'clone')
  const url = `http://x-access-token:secret@${address}/o/r.git`
  await git(root, ['clone', '--quiet', '--bare', '--filter=blob:none', url, clone])
  await git(clone, ['fetch', '--quiet', 'origin', shas[2] ?? ''])
  expect(await git(clone, ['ls-tree', '-r', '--name-only', '-z', shas[2] ?? ''])).toBe(
    'a "b".txt\0',
  )
  expect(await git(clone, ['cat-file', '-p', `${shas[1]}:a "b".txt`])).toBe('two\n')
})

test('without the token nothing is served', async () => {
  await expect(git(root, ['ls-remote', `http://${address}/o/r.git`])).rejects.toThrow(
    /could not read Username|Authentication failed/,
  )
})
