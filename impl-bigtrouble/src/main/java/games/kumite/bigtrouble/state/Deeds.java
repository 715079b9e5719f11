package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Reward;
import games.kumite.bigtrouble.content.Wording;
import games.kumite.spi.Shared;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every action, made once. Immutable. */
@Shared
public final class Deeds {

  /** The words that actions use besides ids: sides of the ability card, kinds of reward. */
  public static final List<String> KEYWORDS =
      Stream.concat(Stream.of("special", "co-op"), Stream.of(Reward.values()).map(Deeds::word)).toList();

  private final Deed[] take;
  private final Deed[] own;
  private final Deed[] flip;
  private final Deed[] side;
  private final Deed[] reward;
  private final Deed[][] give;

  Deeds(Content content, int seats) {
    take = IntStream.range(0, content.heroes().size()).mapToObj(hero -> new Deed(Word.TAKE, hero, 0,
        "figure:" + content.heroes().get(hero).entry().id(), content.heroes().get(hero).entry().name()))
        .toArray(Deed[]::new);
    own = upgrades(Word.OWN, content);
    flip = upgrades(Word.FLIP, content);
    side = new Deed[] {word(Word.SIDE, Num.SPECIAL, KEYWORDS.get(0)), word(Word.SIDE, Num.COOP, KEYWORDS.get(1))};
    reward = Stream.of(Reward.values()).map(kind -> word(Word.REWARD, kind.ordinal(), word(kind)))
        .toArray(Deed[]::new);
    give = new Deed[content.companions().size()][seats];
    for (int companion = 0; companion < give.length; companion++) {
      for (int seat = 0; seat < seats; seat++) {
        String id = content.companions().get(companion).entry().id();
        give[companion][seat] = new Deed(Word.GIVE, companion, seat, "card:" + id + " seat:" + (seat + 1),
            content.companions().get(companion).entry().name());
      }
    }
  }

  private static String word(Reward kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static Deed word(Word verb, int index, String keyword) {
    return new Deed(verb, index, 0, keyword, Wording.word(keyword));
  }

  private static Deed[] upgrades(Word verb, Content content) {
    return IntStream.range(0, content.upgrades().size()).mapToObj(upgrade -> new Deed(verb, upgrade, 0,
        "card:" + content.upgrades().get(upgrade).id(), content.upgrades().get(upgrade).name())).toArray(Deed[]::new);
  }

  /** A hero is taken. */
  public Deed take(int hero) {
    return take[hero];
  }

  /** An upgrade card is gained. */
  public Deed own(int upgrade) {
    return own[upgrade];
  }

  /** An upgrade card is flipped. */
  public Deed flip(int upgrade) {
    return flip[upgrade];
  }

  /** {@link Num#SPECIAL} or {@link Num#COOP} is chosen. */
  public Deed side(int side) {
    return this.side[side - Num.SPECIAL];
  }

  /** A kind of reward is chosen. */
  public Deed reward(Reward kind) {
    return reward[kind.ordinal()];
  }

  /** A companion is given to a hero. */
  public Deed give(int companion, int seat) {
    return give[companion][seat];
  }
}
