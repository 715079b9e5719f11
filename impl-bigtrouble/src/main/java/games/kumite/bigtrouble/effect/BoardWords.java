package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.ArgumentKind;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.harm.Audacity;
import games.kumite.bigtrouble.harm.Threat;
import games.kumite.bigtrouble.harm.UpgradeGains;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.item.Peek;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.Bottom;
import games.kumite.bigtrouble.resolution.ChoosePlace;
import games.kumite.bigtrouble.resolution.EffectMove;
import games.kumite.bigtrouble.resolution.EffectSpaces;
import games.kumite.bigtrouble.resolution.HeroPlacement;
import games.kumite.bigtrouble.resolution.HeroWord;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.resolution.PlacedWord;
import games.kumite.bigtrouble.resolution.PlainWord;
import games.kumite.bigtrouble.resolution.PlainWord.Of;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.SpaceWord;
import games.kumite.bigtrouble.resolution.TargetResolution;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Texts;
import java.util.List;

/** The words about tracks, places, items, cards and tokens. */
final class BoardWords {

  static final List<InstantWord> ALL = List.of(
      new Track(17, "audacity", Bearing.of(Bearing.TRACKS, Bearing.ALL), // level ups
          (state, it, on, self) -> state.get(Counters.ACT) == 1 && (it.amount() > 0 || state.get(Counters.AUDACITY) > 0),
          (state, it, on, self) -> Audacity.advance(state, it.amount())) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }
      },
      new Track(18, "threat", Bearing.of(Bearing.TRACKS, Bearing.TRACKS),
          (state, it, on, self) -> it.amount() > 0 || state.get(Counters.THREAT) > 0,
          (state, it, on, self) -> Threat.advance(state, it.amount())) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return home == TextSource.HELL && effect.amount() < 0
              ? "threat cannot go back on a Hell card: the threat ends deaths that bring about each other" : ""; // BT-RUL-128
        }
      },
      new HeroWord(23, "move", Shape.HEROES_AMOUNT, Bearing.of(0, Bearing.PLACES), InstantWord.Test.ALWAYS,
          (state, it, on, seat) -> state.then(EffectMove.MOVE.start(new EffectMove(seat, it.amount())))),
      new Teleport(),
      new HeroWord(25, "item", Shape.ITEM, Bearing.of(0, Bearing.ITEMS),
          (state, it, on, seat) -> Items.isInShop(state, it.name()),
          (state, it, on, seat) -> Items.gain(state, seat, it.name(), Cause.effect(it, on))) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }

        @Override
        public String phrase(Texts texts, Effect effect, Object... arguments) {
          return effect.name().equals(ArgumentKind.CHOICE) ? texts.text("effect.item.choice") : super.phrase(texts, effect, arguments);
        }
      },
      new SpaceWord(26, "crate", Shape.PLACE, Bearing.aside(0, 0),
          (state, it, on, space) -> !state.cards().isEmpty(state.zones().crates),
          (state, it, on, space) -> RevealQuest.crate(state, space)),
      new SpaceWord(27, "rubble", Shape.PLACE, Bearing.aside(0, 0),
          (state, it, on, space) -> state.canPlaceRubble(space), BoardWords::placeRubble) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.FIRST; // BT-RUL-136
        }
      },
      new PlainWord(30, EffectPlacement.PEEK, Shape.AMOUNT, Bearing.NONE, Of.DECIDER,
          (state, it, on, self) -> state.get(Counters.ACT) == 1 && !state.cards().isEmpty(state.zones().bigTrouble),
          (state, it, on, self) -> Peek.begin(state, it.amount(), on, Bottom.FORBIDDEN)) {
        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          Peek.begin(state, effect.amount(), on, bottom);
        }

        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }
      },
      new PlainWord(33, "unique", Shape.UPGRADE, Bearing.NONE, Of.SELF, BoardWords::isFree, BoardWords::gain),
      new HeroWord(43, "discardItem", Shape.HEROES, Bearing.of(Bearing.ITEMS, 0),
          (state, it, on, seat) -> TargetResolution.hasItem(state, seat),
          (state, it, on, seat) -> Items.discard(state, seat, Cause.effect(it, on))),
      new PlainWord(48, EffectPlacement.PEEK_BOTTOM, Shape.PLAIN, Bearing.NONE, Of.DECIDER,
          (state, it, on, self) -> false, (state, it, on, self) -> { }), // belongs to the peekBT before it
      new PlainWord(51, "key", Shape.AMOUNT, Bearing.of(0, Bearing.PLACES), Of.GROUP, // it may open the arena
          InstantWord.Test.ALWAYS, (state, it, on, self) -> Showdowns.gainKeys(state, it.amount())));

  private BoardWords() {}

  /** A word that moves a token on its track. */
  private static class Track extends PlainWord {

    Track(int number, String word, Bearing bearing, Test test, Execution execution) {
      super(number, word, Shape.SIGNED, bearing, Of.GROUP, test, execution);
    }

    @Override
    public boolean movesToken() {
      return true;
    }

    @Override
    public String phrase(Texts texts, Effect effect, Object... arguments) {
      return effect.amount() < 0 ? texts.text("effect." + word() + ".back", -effect.amount()) : super.phrase(texts, effect, arguments);
    }
  }

  /** The placement of heroes in a space. */
  private static final class Teleport extends HeroWord implements PlacedWord {

    Teleport() {
      super(24, "teleport", Shape.HEROES_PLACE, Bearing.of(Bearing.PLACES, Bearing.PLACES),
          (state, it, on, seat) -> EffectSpaces.of(state, it, on, seat) != 0, ChoosePlace::begin);
    }

    @Override
    public boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space) {
      return HeroPlacement.isReachable(state, state.seat(moved, Counters.SPACE), space)
          && state.seat(moved, Counters.SPACE) != space;
    }

    @Override
    public void executeAt(GameState state, Effect effect, EffectContext on, int moved, int space) {
      HeroPlacement.put(state, moved, space);
    }
  }

  private static void placeRubble(GameState state, Effect effect, EffectContext on, int space) {
    state.placeRubble(space);
    state.emit(state.definition().events.rubble, state.spaceNumber(space));
  }

  /** Returns whether a unique upgrade has no owner; there is one card of each (BT-SET-40, BT-RUL-122). */
  private static boolean isFree(GameState state, Effect effect, EffectContext on, int self) {
    int card = state.upgradeBit(state.content().upgrade(effect.name()));
    boolean isFree = on.self() >= 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      isFree &= !state.owns(seat, card);
    }
    return isFree;
  }

  private static void gain(GameState state, Effect effect, EffectContext on, int self) {
    if (isFree(state, effect, on, self)) {
      UpgradeGains.gain(state, on.self(), state.content().upgrade(effect.name()));
    }
  }
}
