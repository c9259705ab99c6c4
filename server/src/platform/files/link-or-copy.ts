import { copyFile, link, rm } from 'node:fs/promises'

/**
 * Hard-links a file where that is possible, and copies it otherwise. False if the source does not exist; an existing
 * target stays as it is.
 */
export async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EEXIST') throw error
      return copyWhole(source, target)
    })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
    return code === 'EEXIST'
  }
}

async function copyWhole(source: string, target: string): Promise<void> {
  const part = `${target}.part`
  try {
    await copyFile(source, part)
    await link(part, target).catch(() => copyFile(part, target))
  } finally {
    await rm(part, { force: true })
  }
}
