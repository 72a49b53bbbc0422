/** What a task gives, or undefined when it takes longer than so many milliseconds. */
export async function within<T>(milliseconds: number, task: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}
