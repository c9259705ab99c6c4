import { HeadBucketCommand } from '@aws-sdk/client-s3'
import { readS3Address } from '../../config/s3-address.ts'
import { STORE_FOLDERS, type Files } from './file-store.ts'
import { createS3Store, openS3, persist } from './s3-store.ts'

/** Every stored file in the bucket of S3_URL, under the names that they have in a data folder. */
export function openS3Files(s3Url: string): Files {
  const address = readS3Address(s3Url)!
  const client = openS3(address)
  const { bucket, prefix } = address
  const storeOf = (folder: string) => createS3Store(client, bucket, `${prefix}${folder}/`)
  return {
    pictures: storeOf(STORE_FOLDERS.pictures),
    imports: storeOf(STORE_FOLDERS.imports),
    archives: storeOf(STORE_FOLDERS.archives),
    check: () =>
      persist(async () => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }))
      }),
  }
}
