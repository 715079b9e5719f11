package games.kumite.tmnt.content;

/** Where an Item is worn or held (MT-ITM-04). */
public enum Slot { HEAD, ARMOR, FOOT, ONEHAND, TWOHAND, NONE }
