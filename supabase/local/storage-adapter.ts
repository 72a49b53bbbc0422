import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { App } from '@supabase/lite'

/** What @supabase/lite needs of a store of files; it does not export the name. */
export type StorageAdapter = NonNullable<App['_storageAdapter']>

type Metadata = Awaited<ReturnType<StorageAdapter['uploadObject']>>
type Body = Parameters<StorageAdapter['uploadObject']>[3]

/**
 * Keeps uploads in `folder` (created if missing), named by a hash of bucket and key: no key can leave the folder, and
 * 'a' and 'a/b' can coexist. Type, size and date are stored beside each as JSON. A missing file is the file system's
 * error.
 */
export function createStorageAdapter(folder: string): StorageAdapter {
  mkdirSync(folder, { recursive: true })
  const fileOf = (bucket: string, key: string) =>
    path.join(folder, createHash('sha256').update(`${bucket}\0${key}`).digest('hex'))
  const metadataOf = (bucket: string, key: string) => `${fileOf(bucket, key)}.json`
  const deleteObject = async (bucket: string, key: string) => {
    await rm(fileOf(bucket, key), { force: true })
    await rm(metadataOf(bucket, key), { force: true })
  }
  const headObject = async (bucket: string, key: string) =>
    parseMetadata(await readFile(metadataOf(bucket, key), 'utf8'))
  return {
    driver: null,
    headObject,
    deleteObject,
    getObject: async (bucket, key) => ({
      httpStatusCode: 200,
      metadata: await headObject(bucket, key),
      body: await readFile(fileOf(bucket, key)),
    }),
    uploadObject: async (bucket, key, _version, body, contentType, cacheControl) => {
      const data = await readBody(body)
      const metadata = describeFile(data, contentType, cacheControl)
      await writeFile(fileOf(bucket, key), data)
      await writeFile(metadataOf(bucket, key), JSON.stringify(metadata))
      return metadata
    },
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) await deleteObject(bucket, key)
    },
    copyObject: async (bucket, key, _version, toBucket, toKey) => {
      await copyFile(fileOf(bucket, key), fileOf(toBucket, toKey))
      await copyFile(metadataOf(bucket, key), metadataOf(toBucket, toKey))
      return headObject(toBucket, toKey)
    },
    privateAssetUrl: async (bucket, key) => pathToFileURL(fileOf(bucket, key)).href,
  }
}

function describeFile(data: Uint8Array, mimetype: string, cacheControl: string): Metadata {
  return {
    httpStatusCode: 200,
    cacheControl,
    contentLength: data.byteLength,
    size: data.byteLength,
    mimetype,
    lastModified: new Date(),
    eTag: `"${createHash('md5').update(data).digest('hex')}"`,
  }
}

function parseMetadata(json: string): Metadata {
  const stored: Metadata = JSON.parse(json)
  return { ...stored, lastModified: new Date(stored.lastModified ?? 0) }
}

async function readBody(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
