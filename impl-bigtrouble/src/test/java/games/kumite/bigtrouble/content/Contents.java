package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.evaluation.Evaluation;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.spi.Texts;
import java.util.HashMap;
import java.util.Map;

/** The shipped content, and the terms of matches, which are made once for all tests of the same content. */
public final class Contents {

  /** The shipped content. */
  public static final Content SHIPPED = Content.read("", ShippedWords.ALL);

  private static final Map<Settings, MatchDefinition> TERMS = new HashMap<>();
  private static final Map<Settings, MatchDefinition> LAST_TERMS = new HashMap<>();
  private static Content last = SHIPPED;

  private Contents() {}

  /** The terms of a match in English. */
  public static MatchDefinition definition(Settings settings, Content content) {
    return new MatchDefinition(settings, content, Texts.of(MatchDefinition.class, Content.GAME), Evaluation::new);
  }

  /** The terms of a match: those of the shipped content and of the last other one are kept. */
  public static synchronized MatchDefinition terms(Settings settings, Content content) {
    if (content == SHIPPED) {
      return TERMS.computeIfAbsent(settings, each -> definition(each, SHIPPED));
    }
    if (content != last) {
      last = content;
      LAST_TERMS.clear();
    }
    return LAST_TERMS.computeIfAbsent(settings, each -> definition(each, content));
  }
}
