package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.state.Terms;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shipped content, and the terms of its matches, made once for all tests. */
public final class Contents {

  /** The shipped content. */
  public static final Content SHIPPED = Content.read("");

  private static final Map<Settings, Terms> TERMS = new ConcurrentHashMap<>();

  private Contents() {}

  /** The terms of a match: those of the shipped content are made once. */
  public static Terms terms(Settings settings, Content content) {
    return content == SHIPPED ? TERMS.computeIfAbsent(settings, each -> new Terms(each, SHIPPED))
        : new Terms(settings, content);
  }
}
