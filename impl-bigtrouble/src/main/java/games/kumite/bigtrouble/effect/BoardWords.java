package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Argument;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.item.Peek;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.level.NewUpgrade;
import games.kumite.bigtrouble.placement.EffectMove;
import games.kumite.bigtrouble.placement.HeroPlacement;
import games.kumite.bigtrouble.quest.RevealQuest;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.Bottom;
import games.kumite.bigtrouble.resolution.ChoosePlace;
import games.kumite.bigtrouble.resolution.EffectSpaces;
import games.kumite.bigtrouble.resolution.HeroWord;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.resolution.PlacedWord;
import games.kumite.bigtrouble.resolution.SpaceWord;
import games.kumite.bigtrouble.resolution.TargetResolution;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.track.Threat;
import games.kumite.spi.Texts;
import java.util.List;

/** The words about tracks, places, items, cards and tokens. */
final class BoardWords {

  static final List<InstantWord> ALL = List.of(
      new Track(17, "audacity", Bearing.of(Bearing.TRACKS, Bearing.ALL)) { // level ups
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return state.get(Counters.ACT) == 1 && (effect.amount() > 0 || state.get(Counters.AUDACITY) > 0);
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          Audacity.advance(state, effect.amount());
        }
      },
      new Track(18, "threat", Bearing.of(Bearing.TRACKS, Bearing.TRACKS)) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return home == TextSource.HELL && effect.amount() < 0
              ? "threat cannot go back on a Hell card: the threat ends deaths that bring about each other" : ""; // BT-RUL-128
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return effect.amount() > 0 || state.get(Counters.THREAT) > 0;
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          Threat.advance(state, effect.amount());
        }
      },
      new HeroWord(23, "move", Shape.HEROES_AMOUNT, Bearing.of(0, Bearing.PLACES)) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return true;
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          state.then(EffectMove.MOVE.start(new EffectMove(seat, effect.amount())));
        }
      },
      new Teleport(),
      new HeroWord(25, "item", Shape.ITEM, Bearing.of(0, Bearing.ITEMS)) {
        @Override
        public String phrase(Texts texts, Effect effect, Object... arguments) {
          return effect.name().equals(Argument.CHOICE) ? texts.text("effect.item.choice") : super.phrase(texts, effect, arguments);
        }

        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return Items.isInShop(state, effect.name());
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Items.gain(state, seat, effect.name(), Cause.effect(effect, on));
        }
      },
      new SpaceWord(26, "crate", Shape.PLACE, Bearing.aside(0, 0)) {
        @Override
        public boolean isSameForAll(Effect effect) {
          return isFixed(effect);
        }

        @Override
        public boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space) {
          return !state.cards().isEmpty(state.zones().crates);
        }

        @Override
        public void executeAt(GameState state, Effect effect, EffectContext on, int moved, int space) {
          RevealQuest.crate(state, space);
        }
      },
      new SpaceWord(27, "rubble", Shape.PLACE, Bearing.aside(0, 0)) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.FIRST; // BT-RUL-136
        }

        @Override
        public boolean isSameForAll(Effect effect) {
          return isFixed(effect);
        }

        @Override
        public boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space) {
          return state.canPlaceRubble(space);
        }

        @Override
        public void executeAt(GameState state, Effect effect, EffectContext on, int moved, int space) {
          state.placeRubble(space);
          state.emit(state.definition().events.rubble, state.spaceNumber(space));
        }
      },
      new InstantWord(30, EffectPlacement.PEEK, Shape.AMOUNT, Bearing.NONE) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return state.get(Counters.ACT) == 1 && !state.cards().isEmpty(state.zones().bigTrouble);
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          Peek.begin(state, effect.amount(), on, bottom);
        }
      },
      new InstantWord(33, "unique", Shape.UPGRADE, Bearing.NONE) {
        @Override
        public boolean isOfSelf() {
          return true;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return on.self() >= 0 && isFree(state, state.content().upgrade(effect.name()));
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          if (changes(state, effect, on)) {
            NewUpgrade.gain(state, on.self(), state.content().upgrade(effect.name()));
          }
        }
      },
      new HeroWord(43, "discardItem", Shape.HEROES, Bearing.of(Bearing.ITEMS, 0)) {
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
          return TargetResolution.hasItem(state, seat);
        }

        @Override
        public void apply(GameState state, Effect effect, EffectContext on, int seat) {
          Items.discard(state, seat, Cause.effect(effect, on));
        }
      },
      new InstantWord(48, EffectPlacement.PEEK_BOTTOM, Shape.PLAIN, Bearing.NONE) { // belongs to the peekBT before it
        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return false;
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {}
      },
      new InstantWord(51, "key", Shape.AMOUNT, Bearing.of(0, Bearing.PLACES)) { // it may open the arena
        @Override
        public boolean isSameForAll(Effect effect) {
          return true;
        }

        @Override
        public boolean changes(GameState state, Effect effect, EffectContext on) {
          return true;
        }

        @Override
        public void execute(GameState state, Effect effect, EffectContext on, Bottom bottom) {
          Showdowns.gainKeys(state, effect.amount());
        }
      });

  private BoardWords() {}

  /** A word that moves a token on its track. */
  private abstract static class Track extends InstantWord {

    Track(int number, String word, Bearing bearing) {
      super(number, word, Shape.SIGNED, bearing);
    }

    @Override
    public boolean movesToken() {
      return true;
    }

    @Override
    public boolean isSameForAll(Effect effect) {
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
      super(24, "teleport", Shape.HEROES_PLACE, Bearing.of(Bearing.PLACES, Bearing.PLACES));
    }

    @Override
    public boolean changes(GameState state, Effect effect, EffectContext on, int seat) {
      return EffectSpaces.of(state, effect, on, seat) != 0;
    }

    @Override
    public void apply(GameState state, Effect effect, EffectContext on, int seat) {
      ChoosePlace.begin(state, effect, on, seat);
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

  /** Returns whether a unique upgrade has no owner; there is one card of each (BT-SET-40, BT-RUL-122). */
  private static boolean isFree(GameState state, int upgrade) {
    boolean isFree = true;
    for (int seat = 0; seat < state.seats(); seat++) {
      isFree &= !state.owns(seat, state.upgradeBit(upgrade));
    }
    return isFree;
  }
}
