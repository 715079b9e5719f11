package games.kumite.spi.content;

/**
 * A problem of a piece of content. Immutable.
 *
 * @param file the file, as its reader would look for it, or the directory
 * @param entry the entry: its id in quotes, or its number from 1; empty for the whole file
 * @param field the field, with its path ({@code effects/2/count}: the second effect's count); empty for the whole entry
 * @param message what is wrong, and what would be right
 */
record ContentProblem(String file, String entry, String field, String message) {

  /**
   * Returns the problem in one line.
   *
   * @return a line such as {@code bosses.json, entry "king", field health: must be 1..99, was 0}
   */
  @Override
  public String toString() {
    return file + (entry.isEmpty() ? "" : ", entry " + entry) + (field.isEmpty() ? "" : ", field " + field)
        + ": " + message;
  }
}
