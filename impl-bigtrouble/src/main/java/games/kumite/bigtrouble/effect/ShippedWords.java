package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.EffectWord;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.Vocabulary;
import games.kumite.bigtrouble.quest.EventKinds;
import java.util.List;
import java.util.stream.Stream;

/** The registry of all words of effects and forms of quest events that the shipped content may use. */
public final class ShippedWords {

  /** The vocabulary. */
  public static final Vocabulary ALL = new Vocabulary(
      Stream.<List<? extends EffectWord>>of(LastingWord.alone(), HealthWords.ALL, DiceWords.ALL, EnemyWords.ALL, BoardWords.ALL)
          .flatMap(List::stream).map(EffectWord.class::cast).toList(), EventKinds.FORMS);

  private ShippedWords() {}
}
