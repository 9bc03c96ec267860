/** Words to be found as they are: for `like … escape '!'`. */
export function escapeLike(words: string): string {
  return words.replace(/[!%_]/g, '!$&');
}
