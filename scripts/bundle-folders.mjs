// Every bundle of the service has a folder of its own: a start after a change replaces no file that a running service may
// still load. A folder is removed by a later start, once no process that uses it is running.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARK = /^\.used-by-(\d+)$/
const PART = /\.(\d+)\.part$/

/** The folder of this name, made if it is not there, and marked as used by this process. */
export function provideBundle(parent, name, make) {
  mkdirSync(parent, { recursive: true })
  removeUnused(parent, name)
  const folder = join(parent, name)
  for (;;) {
    if (!existsSync(folder)) makeWhole(folder, make)
    try {
      markUse(folder, process.pid)
      return folder
    } catch (error) {
      // Another start removed it before it was marked.
      if (error.code !== 'ENOENT') throw error
    }
  }
}

export function markUse(folder, pid) {
  writeFileSync(join(folder, `.used-by-${pid}`), '')
}

/** Under another name until it is whole. Where two starts make the same one, the first is kept. */
function makeWhole(folder, make) {
  const part = `${folder}.${process.pid}.part`
  make(part)
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function removeUnused(parent, wanted) {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const folder = join(parent, entry.name)
    if (entry.isDirectory() && !isUsed(folder) && entry.name !== wanted)
      rmSync(folder, { recursive: true, force: true })
  }
}

/** The marks of processes that have ended are removed. */
function isUsed(folder) {
  const [, maker] = PART.exec(folder) ?? []
  if (maker !== undefined) return isRunning(Number(maker))
  const marks = readdirSync(folder).filter((file) => MARK.test(file))
  const ended = marks.filter((mark) => !isRunning(Number(MARK.exec(mark)[1])))
  for (const mark of ended) rmSync(join(folder, mark), { force: true })
  return ended.length < marks.length
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
