package games.kumite.tmnt.strength;

import static games.kumite.tmnt.state.ConditionTest.PLAYERS;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.ConditionWord;
import games.kumite.tmnt.content.ConditionWord.Argument;
import games.kumite.tmnt.content.EffectCondition.Scope;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.state.ConditionTest;
import java.util.List;
import java.util.Set;

/** The registry of all words that the conditions of cards may use. A form that another would fit too comes first. */
public final class ConditionWords {

  private static final String NAME = "=([A-Z_0-9]+)";
  private static final String NUMBER = "=([0-9]{1,2})";

  /** MT-STN-10. */
  static final ConditionTest HAND_MOST = new ConditionTest("HAND_MOST", "HAND<" + NUMBER, Argument.NUMBER, PLAYERS,
      (state, it, seat) -> state.cards().count(state.hand(seat)) <= it, null);

  /** The words. */
  public static final List<ConditionWord> ALL = List.of(
      ConditionWord.ANY,
      plain("HAS_ALLY", (state, it, seat) -> state.first(state.table(seat), CardType.ALLY) >= 0),
      plain("HAS_HELPER", (state, it, seat) -> seat == state.fighter() && state.helper() >= 0),
      plain("ALONE", (state, it, seat) -> seat == state.fighter() && state.helper() < 0),
      new ConditionTest("LOWEST", "LOWEST", Argument.NONE, Set.of(Scope.TARGET),
          (state, it, seat) -> state.level(seat) == state.minLevel(), null),
      new ConditionTest("HELPS", "ROLE=HELPER", Argument.NONE, PLAYERS, (state, it, seat) -> seat == state.helper(), null),
      new ConditionTest("NO_STANCE", "STANCE=NONE", Argument.NONE, PLAYERS,
          (state, it, seat) -> ConditionTests.stance(state, seat) < 0, null),
      new ConditionTest("STANCE", "STANCE" + NAME, Argument.STANCE, PLAYERS,
          (state, it, seat) -> ConditionTests.stance(state, seat) == it, null),
      new ConditionTest("HANDS_EMPTY", "SLOT_EMPTY=HANDS", Argument.NONE, PLAYERS,
          (state, it, seat) -> ConditionTests.worn(state, seat, Slot.ONEHAND.ordinal(), Slot.TWOHAND.ordinal()) == 0, null),
      new ConditionTest("SLOT_EMPTY", "SLOT_EMPTY" + NAME, Argument.SLOT, PLAYERS,
          (state, it, seat) -> ConditionTests.worn(state, seat, it, it) == 0, null),
      new ConditionTest("KIND", "KIND" + NAME, Argument.KIND, PLAYERS,
          (state, it, seat) -> ConditionTests.character(state, seat).kind.ordinal() == it, null),
      new ConditionTest("CHARACTER", "CHARACTER" + NAME, Argument.CHARACTER, PLAYERS,
          (state, it, seat) -> ConditionTests.character(state, seat).index == it, null),
      HAND_MOST,
      new ConditionTest("LEVEL_MOST", "LEVEL<" + NUMBER, Argument.NUMBER, ConditionWord.ANY.scopes(),
          (state, it, seat) -> state.level(seat) <= it, (face, it) -> face.level <= it),
      new ConditionTest("LEVEL_LEAST", "LEVEL>" + NUMBER, Argument.NUMBER, ConditionWord.ANY.scopes(),
          (state, it, seat) -> state.level(seat) >= it, (face, it) -> face.level >= it),
      new ConditionTest("KATAS", "KATAS>" + NUMBER, Argument.NUMBER, PLAYERS,
          (state, it, seat) -> ConditionTests.count(state, seat, CardType.KATA) >= it, null),
      new ConditionTest("TAG", "TAG" + NAME, Argument.TAG, Set.of(Scope.MONSTER), null, (face, it) -> (face.tags & it) != 0),
      new ConditionTest("COUNT", "COUNT>" + NUMBER, Argument.NUMBER, Set.of(Scope.MONSTER), null, null) {
        @Override
        public boolean isOfAll() {
          return true;
        }
      },
      new ConditionTest("NAMED", "(.+)", Argument.MONSTER, Set.of(Scope.OTHER_MONSTER), null, (face, it) -> face.title == it));

  private ConditionWords() {}

  private static ConditionTest plain(String word, ConditionTest.OfPlayer test) {
    return new ConditionTest(word, word, Argument.NONE, PLAYERS, test, null);
  }
}
