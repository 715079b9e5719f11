package games.kumite.spi.content;

/** A place in the content. */
record ContentLocation(String file, String entry, String field) {

  ContentLocation inner(String name) {
    String shown = ContentWords.printable(name);
    return new ContentLocation(file, entry, field.isEmpty() ? shown : field + "/" + shown);
  }
}
