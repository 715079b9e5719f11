package games.kumite.journey;

import games.kumite.journey.action.SpinWord;
import games.kumite.journey.attack.AttackWords;
import games.kumite.journey.board.MoveWord;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.content.LastingWords;
import games.kumite.journey.content.Vocabulary;
import games.kumite.journey.effect.InstantWords;
import games.kumite.journey.gate.GateWords;
import games.kumite.journey.stats.PatternWord;
import java.util.List;
import java.util.stream.Stream;

/** The registry of all words that the shipped content may use. */
public final class ShippedWords {

  /** The vocabulary. */
  public static final Vocabulary ALL = new Vocabulary(
      Stream.<List<EffectWord>>of(InstantWords.ALL, AttackWords.ALL, PatternWord.ALL, MoveWord.ALL, SpinWord.ALL,
          LastingWords.ALL, GateWords.ALL)
          .flatMap(List::stream).toList());

  private ShippedWords() {}
}
