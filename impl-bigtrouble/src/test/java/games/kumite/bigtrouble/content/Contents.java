package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.effect.Deeds;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.state.Terms;
import java.util.HashMap;
import java.util.Map;

/** The shipped content, and the terms of matches, which are made once for all tests of the same content. */
public final class Contents {

  /** The shipped content. */
  public static final Content SHIPPED = Content.read("");

  private static final Map<Settings, Terms> TERMS = new HashMap<>();
  private static final Map<Settings, Terms> LAST_TERMS = new HashMap<>();
  private static Content last = SHIPPED;

  private Contents() {}

  /** The terms of a match: those of the shipped content and of the last other one are kept. */
  public static synchronized Terms terms(Settings settings, Content content) {
    if (content == SHIPPED) {
      return TERMS.computeIfAbsent(settings, each -> new Terms(each, SHIPPED, Deeds.ALL));
    }
    if (content != last) {
      last = content;
      LAST_TERMS.clear();
    }
    return LAST_TERMS.computeIfAbsent(settings, each -> new Terms(each, content, Deeds.ALL));
  }
}
