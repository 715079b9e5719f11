package games.kumite.bigtrouble.content;

/** The shipped content, read once for all tests. */
public final class Contents {

  /** The shipped content. */
  public static final Content SHIPPED = Content.read("");

  private Contents() {}
}
